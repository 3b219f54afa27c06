import type { Site } from '../../../site/site.js';

/** The site and its search as structured data. https://schema.org/WebSite */
export function webSite({ baseUrl, productName }: Site): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: productName,
    url: `${baseUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/jobs?keywords={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
