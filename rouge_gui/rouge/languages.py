"""What the languages of stemmers and sentence models are called."""

from rouge_gui.wording import said

LANGUAGES = {
    "arabic": said("Arabic"),
    "danish": said("Danish"),
    "dutch": said("Dutch"),
    "english": said("English"),
    "finnish": said("Finnish"),
    "french": said("French"),
    "german": said("German"),
    "hungarian": said("Hungarian"),
    "italian": said("Italian"),
    "norwegian": said("Norwegian"),
    "polish": said("Polish"),
    "portuguese": said("Portuguese"),
    "romanian": said("Romanian"),
    "russian": said("Russian"),
    "spanish": said("Spanish"),
    "swedish": said("Swedish"),
}
