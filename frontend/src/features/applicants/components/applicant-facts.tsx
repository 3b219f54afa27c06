import type { ApplicantCard } from '@babelboard/wire';
import { UnreadMark } from '../../../applying/unread-mark.js';
import { FIT_LACKS } from '../../../fit/company/fit-lacks.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { StatusPill, type StatusPillProps } from '../../../ui/status-pill.js';
import css from './applicant-facts.module.css';

/** The languages that an applicant speaks, the hero of every card, and how many of those asked for they meet. */
export function ApplicantLanguages({ card, most = 4 }: { card: ApplicantCard; most?: number }) {
  const t = useText();
  const languageName = useLanguageName();
  const { and } = useFormat();
  const { check, languages } = card;
  const said = () => {
    if (check.lacking.length > 0)
      return t('applicants.languages-missing', { names: and(check.lacking.map(languageName)) });
    if (!check.suits) return t('applicants.languages-unknown');
    return check.required
      ? t('applicants.languages-all')
      : t('applicants.languages-met', { met: check.met, of: check.of + check.unknown });
  };
  return (
    <Chips>
      {check.of + check.unknown > 0 && <StatusPill tone={toneOf(check)}>{said()}</StatusPill>}
      {languages.slice(0, most).map(({ id, slug, cefr, level }) => (
        <span key={id}>
          {languageName(slug)} <b>{cefr ?? (level === 4 ? t('applicants.native') : '')}</b>
        </span>
      ))}
      {languages.length > most && <span>{t('applicants.more-languages', { count: languages.length - most })}</span>}
    </Chips>
  );
}

/** What somebody should know before opening it, what matters most first. @param open it is open already @param brief there is no room for why there is no fit */
export function ApplicantMarks({
  card,
  open = false,
  brief = false,
}: {
  card: ApplicantCard;
  open?: boolean;
  brief?: boolean;
}) {
  const t = useText();
  const { date, number } = useFormat();
  const { rating, fit } = card;
  return (
    <Marks>
      {card.answer_by !== null && card.overdue && <em>{t('applicants.overdue', { date: date(card.answer_by) })}</em>}
      {card.answer_by !== null && !card.overdue && <span>{t('applicants.due', { date: date(card.answer_by) })}</span>}
      {!open && fit.score !== null && <span>{t('applicants.fit', { score: fit.score })}</span>}
      {!open && !brief && fit.lacks !== null && <span>{t(FIT_LACKS[fit.lacks])}</span>}
      {card.knocked_out && <em>{t('applicants.decides')}</em>}
      {card.objected && <em>{t('applicants.objected')}</em>}
      {!card.viewed && !open && <b>{t('applicants.new-mark')}</b>}
      <UnreadMark side="company" id={card.id} />
      {rating.mean !== null && (
        <span>{t('applicants.rating', { mean: number(Math.round(rating.mean * 10) / 10), count: rating.count })}</span>
      )}
      {card.notes > 0 && <span>{t('applicants.notes', { count: card.notes })}</span>}
    </Marks>
  );
}

function toneOf({ suits, required, lacking }: ApplicantCard['check']): StatusPillProps['tone'] {
  if (lacking.length > 0) return 'bad';
  if (!suits) return 'wait';
  return required ? 'good' : 'neutral';
}

const Chips = withClass('p', css.chips);

const Marks = withClass('p', css.marks);
