import CursesUI
