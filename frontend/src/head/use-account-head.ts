import { useText } from '../i18n/use-text.js';
import { useSite } from '../site/site.js';
import { useHead } from './head.js';

/** The head of a page in front of an account or behind it: nothing for search engines. */
export function useAccountHead(title: string): void {
  const t = useText();
  const { productName } = useSite();
  useHead({
    title: t('door.head', { title, productName }),
    description: t('door.description', { productName }),
    canonical: null,
    robots: 'noindex',
  });
}
