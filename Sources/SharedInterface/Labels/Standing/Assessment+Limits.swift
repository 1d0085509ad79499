package import CursesCore
import DataSource

extension Assessment {
    package static var limits: LocalizedStringKey {
        """
        A BMI class is a screening value, not a diagnosis. It does not hold in pregnancy and reads high \
        for very muscular people. Adult classes begin at the age of 20.
        """
    }
}
