import { pathIn, type UiLanguage } from '@babelboard/texts';

/** The way to a page in a language, as search engines and the page itself show it. https://schema.org/BreadcrumbList */
export function breadcrumbs(
  steps: { name: string; path: string }[],
  baseUrl: string,
  language: UiLanguage,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: baseUrl + pathIn(language, path),
    })),
  };
}
