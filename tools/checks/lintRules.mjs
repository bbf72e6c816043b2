const namedQuery = /^\s*(query|fragment) \w+/

const unnamedQuery = {
  create: (context) => ({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.name === 'graphql' && !namedQuery.test(quasi.quasis[0].value.raw))
        context.report({
          node: quasi,
          message: 'Name the query: error messages and generated types use the name.',
        })
    },
  }),
}

const bareLink = {
  create: (context) => ({
    JSXOpeningElement({ name, attributes }) {
      const href = attributes.find((attribute) => attribute.name?.name === 'href')
      if (name.name === 'a' && href?.value?.type === 'Literal' && href.value.value.startsWith('/'))
        context.report({
          node: href,
          message: 'Write <Link href="…">: it adds the path prefix, and opens the page without a reload.',
        })
    },
  }),
}

const styleAttribute = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name === 'style')
        context.report({
          node,
          message: 'Use a class: the content security policy forbids style attributes in HTML.',
        })
    },
  }),
}

/** Lint rules of this site for components and queries. */
export default {
  meta: { name: 'site' },
  rules: { 'unnamed-query': unnamedQuery, 'bare-link': bareLink, 'style-attribute': styleAttribute },
}
