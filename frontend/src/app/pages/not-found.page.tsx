import { pathTo } from '@babelboard/pages';
import { useHead } from '../../head/head.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { ReadingColumn } from '../../ui/page-column.js';
import css from './not-found.page.module.css';

/** "Not found", as one says it elsewhere. */
const ELSEWHERE = [
  { code: 'en', text: 'Not found' },
  { code: 'de', text: 'Nicht gefunden' },
  { code: 'fr', text: 'Introuvable' },
  { code: 'el', text: 'Δεν βρέθηκε' },
  { code: 'pl', text: 'Nie znaleziono' },
  { code: 'bg', text: 'Не е намерено' },
  { code: 'es', text: 'No encontrado' },
];

export default function NotFoundPage() {
  const t = useText();
  const { productName, language } = useSite();
  useHead({
    title: t('not-found.head', { productName }),
    description: t('not-found.text'),
    canonical: null,
    robots: 'noindex, follow',
  });
  return (
    <Column>
      <h1>{t('not-found.title')}</h1>
      <Elsewhere>
        {ELSEWHERE.filter(({ code }) => code !== language).map(({ code, text }) => (
          <span key={code} lang={code}>
            {text}
          </span>
        ))}
      </Elsewhere>
      <p>{t('not-found.text')}</p>
      <ul>
        <li>
          <Link to={pathTo('job-list')}>{t('not-found.jobs')}</Link>
        </li>
        <li>
          <Link to={pathTo('home')}>{t('not-found.home')}</Link>
        </li>
      </ul>
    </Column>
  );
}

const Column = withClass(ReadingColumn, css.column);

const Elsewhere = withClass('p', css.elsewhere);
