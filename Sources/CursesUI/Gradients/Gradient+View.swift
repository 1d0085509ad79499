extension GradientStyle where Self: View {
    /// Fills the available space with the first visible colour.
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ColorNode(evaluation.place, color: gradient.color)]
    }
}

extension LinearGradient: PrimitiveView {}
extension RadialGradient: PrimitiveView {}
extension EllipticalGradient: PrimitiveView {}
extension AngularGradient: PrimitiveView {}
extension MeshGradient: PrimitiveView {}
