// Gatsby's own prefetching, which src/theme/navigation stands in for.
export default function prefetch() {
  return Promise.resolve()
}
