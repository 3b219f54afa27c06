import { pathTo } from '@babelboard/pages';
import type { CompanyOfferRow } from '@babelboard/wire';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.js';
import { StatusPill, type StatusPillProps } from '../../../ui/status-pill.js';
import type { OfferAction } from '../api/use-offer-actions.js';
import { ACTION_TEXTS, actionsFor, DANGEROUS } from './offer-actions.js';
import css from './offer-row.module.css';
import { STATE_TEXTS } from './offers-filter.js';

const TONES: Record<CompanyOfferRow['state'], StatusPillProps['tone']> = {
  draft: 'neutral',
  published: 'good',
  paused: 'wait',
  closed: 'neutral',
  expired: 'bad',
};

export interface OfferRowProps {
  row: CompanyOfferRow;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onPress: (action: OfferAction) => void;
  onFigures: () => void;
}

/** Where its applicants are, once it can have any here. */
function applicantsOf({ id, state, apply_here }: Pick<CompanyOfferRow, 'id' | 'state' | 'apply_here'>) {
  return apply_here && state !== 'draft' ? pathTo('applicants', { id: `${id}`, page: '1' }) : null;
}

/** One offer: what it is, how it is doing, and what one can do with it. */
export function OfferRow({ row, chosen, onChoose, onPress, onFigures }: OfferRowProps) {
  const t = useText();
  const { number, date } = useFormat();
  const languageName = useLanguageName();
  const navigate = useNavigate();
  const { productPrefix } = useSite();
  const askedForThem = useSearchParams().get('state') === 'taken_off';
  const title = row.title || t('offers.untitled');
  const edit = `${pathTo('post-job')}?offer=${row.id}${row.state === 'draft' ? '' : '&step=1'}`;
  const { url } = row;
  const here = applicantsOf(row);
  const people = number(row.apply_here ? row.figures.applications : row.figures.redirects);
  const places = row.places.slice(0, 2).join(', ') + (row.places.length > 2 ? ` +${row.places.length - 2}` : '');
  const facts = [places, row.languages.map(languageName).join(', ')].filter(Boolean);
  const actions: MenuAction[] = [
    ...(here === null ? [] : [{ id: 'applicants', text: t('offers.applicants'), run: () => navigate(here) }]),
    { id: 'edit', text: t('offers.edit'), run: () => navigate(edit) },
    ...(row.apply_here
      ? [
          {
            id: 'questions',
            text: t('offers.questions'),
            run: () => navigate(pathTo('screening-questions', { jobId: `${row.id}` })),
          },
        ]
      : []),
    ...(url === null ? [] : [{ id: 'see', text: t('offers.see'), run: () => navigate(url) }]),
    ...(row.state === 'draft' ? [] : [{ id: 'figures', text: t('offers.figures'), run: onFigures }]),
    ...actionsFor(row).map((action) => ({
      id: action,
      text: t(ACTION_TEXTS[action]),
      ...(DANGEROUS.includes(action) ? { tone: 'danger' as const } : {}),
      run: () => onPress(action),
    })),
  ];
  const { views, conversion } = row.figures;
  const isDraft = row.state === 'draft';
  return (
    <tr data-chosen={chosen} data-draft={isDraft}>
      <td>
        <label>
          <input
            type="checkbox"
            aria-label={t('offers.choose', { title })}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      </td>
      <th scope="row">
        <Link to={here ?? edit} dir="auto">
          {title}
        </Link>
        <span>
          {row.taken_off === null ? (
            <StatusPill tone={TONES[row.state]}>{t(STATE_TEXTS[row.state])}</StatusPill>
          ) : (
            <StatusPill tone="bad">{t('offers.taken-off')}</StatusPill>
          )}
          {row.kind === 'talent_pool' && <StatusPill tone="neutral">{t('offers.pool')}</StatusPill>}
          {row.confirmation_due && <StatusPill tone="wait">{t('offers.confirmation-due')}</StatusPill>}
          {row.sunk && <StatusPill tone="bad">{t('offers.sunk')}</StatusPill>}
          {facts.map((fact) => (
            <small key={fact}>{fact}</small>
          ))}
        </span>
        {row.taken_off !== null && (
          <Reasons open={askedForThem}>
            <summary>{t('offers.taken-off-why')}</summary>
            <p dir="auto">{row.taken_off.explanation}</p>
            <p>{t('offers.taken-off-object', { id: row.id })}</p>
            <p>
              <Link to={`${pathTo('contact', { product: productPrefix })}?offer=${row.id}`}>
                {t('offers.taken-off-write')}
              </Link>
            </p>
          </Reasons>
        )}
      </th>
      <td data-label={t('offers.views')}>{isDraft ? '–' : number(views)}</td>
      <td data-label={t(row.apply_here ? 'offers.applications' : 'offers.redirects')}>
        {here === null ? (
          isDraft ? (
            '–'
          ) : (
            people
          )
        ) : (
          <Link to={here} aria-label={t('offers.applicants-of', { count: row.figures.applications, title })}>
            {people}
          </Link>
        )}
      </td>
      <td data-label={t('offers.conversion')}>
        {conversion === null ? '–' : t('offers.percent', { value: number(Math.round(conversion * 100)) })}
      </td>
      <td data-label={t('offers.until')}>{row.expires_at === null ? '–' : date(row.expires_at)}</td>
      <td>
        <ActionMenu label={t('offers.menu', { title })} actions={actions} />
      </td>
    </tr>
  );
}

const Reasons = withClass('details', css.reasons);
