import { graphql } from 'gatsby'

export const siteHead = graphql`
  fragment SiteHead on SiteConfiguration {
    title
    titleDelimiter
    url
    baseUrl
    version
  }
`

export const bodyPicture = graphql`
  fragment BodyPicture on BodyImage {
    src
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 800, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
      }
    }
  }
`
