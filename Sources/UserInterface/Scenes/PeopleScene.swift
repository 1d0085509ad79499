import CursesUI
import Model
