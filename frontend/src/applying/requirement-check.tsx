import type { LanguageVerdict } from '@babelboard/wire';
import { type TextKey, useText } from '../i18n/use-text.js';
import { VerdictMark } from '../languages-i-speak/verdict-mark.js';
import { withClass } from '../theme/with-class.js';
import css from './requirement-check.module.css';

const VERDICTS: Record<LanguageVerdict['status'], TextKey> = {
  met: 'applying.check-met',
  missing: 'applying.check-missing',
  unknown: 'applying.check-unknown',
};

/** What an offer asks of languages beside what somebody holds: met, missing, or not known. */
export function RequirementCheck({ check }: { check: readonly LanguageVerdict[] }) {
  const t = useText();
  const words = useCheckWords();
  if (check.length === 0) return <p>{t('applying.check-none')}</p>;
  return (
    <List aria-label={t('applying.check')}>
      {check.map((verdict) => (
        <li key={verdict.id} data-status={verdict.status}>
          <VerdictMark verdict={{ status: verdict.status }} />
          <b>{verdict.name}</b>
          <span>{words(verdict)}</span>
          <small>{t(standing(verdict))}</small>
          <span className="visually-hidden">{`(${t(VERDICTS[verdict.status])})`}</span>
        </li>
      ))}
    </List>
  );
}

function standing({ mandatory, one_of: oneOf }: LanguageVerdict): TextKey {
  if (!mandatory) return 'applying.nice';
  return oneOf === null ? 'applying.mandatory' : 'applying.one-of';
}

/** Gives the function that says one verdict: `B2 asked, B1 held`. */
function useCheckWords(): (verdict: LanguageVerdict) => string {
  const t = useText();
  const level = ({ level, cefr }: { level: number; cefr: string | null }) =>
    cefr ?? (level === 4 ? t('applying.native') : '');
  return ({ status, asked, held, held_as: heldAs, by_alternative: byAlternative }) => {
    if (byAlternative) return t('applying.alternative');
    const said = asked === null ? t('applying.asked-any') : t('applying.asked', { level: level(asked) });
    if (held !== null && heldAs !== null)
      return t('applying.held-as', { asked: said, level: level(held), language: heldAs });
    if (held !== null) return t('applying.held', { asked: said, level: level(held) });
    if (heldAs !== null) return t('applying.held-any-as', { asked: said, language: heldAs });
    return t(status === 'missing' ? 'applying.not-held' : 'applying.held-any', { asked: said });
  };
}

const List = withClass('ul', css.list);
