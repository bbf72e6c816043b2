import { graphql } from 'gatsby'

export const bodyPicture = graphql`
  fragment BodyPicture on BodyImage {
    src
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 800
          placeholder: NONE
          formats: [WEBP]
          outputPixelDensities: [0.5, 1]
        )
      }
    }
    plain {
      src
      width
      height
    }
  }
`

export const bodyDemo = graphql`
  fragment BodyDemo on Demo {
    name
    html
    code
    saved
  }
`
