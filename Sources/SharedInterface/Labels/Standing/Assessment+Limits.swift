package import CursesUI
import DataSource

extension Assessment {
    package static var limits: LocalizedStringKey {
        """
        A BMI class is a screening value, not a diagnosis. It does not hold in pregnancy, reads high \
        for very muscular people, and adult classes begin at the age of 20.
        """
    }
}
