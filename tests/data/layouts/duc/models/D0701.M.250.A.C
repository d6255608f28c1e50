The café and the library are shut . Residents of the old town protest against it .
