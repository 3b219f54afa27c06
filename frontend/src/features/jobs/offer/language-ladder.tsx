import type { LanguageVerdict } from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { useVerdictWords } from '../../../languages-i-speak/use-verdict-words.js';
import { useVerdicts } from '../../../languages-i-speak/use-verdicts.js';
import { VerdictMark } from '../../../languages-i-speak/verdict-mark.js';
import { withClass } from '../../../theme/with-class.js';
import { ReadIcon } from '../../../ui/icons/read-icon.js';
import css from './language-ladder.module.css';
import { standingOf, useOfferWords } from './use-offer-words.js';

const STEPS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
/** The highest step that a level without a CEFR name asks for at least. */
const STEPS_OF_LEVEL: Record<number, number> = { 1: 1, 2: 3, 3: 5, 4: 6 };

/** The asked languages in full: each with how far up the six steps it goes, and how far one goes oneself. */
export function LanguageLadder({ languages }: { languages: JobLanguage[] }) {
  const t = useText();
  const verdicts = useVerdicts(languages);
  // Alternatives stand together, after what is asked for in any case.
  const rank = ({ mandatory, one_of }: JobLanguage) => (mandatory ? (one_of ?? 0) : Number.MAX_SAFE_INTEGER);
  const sorted = [...languages].sort((a, b) => rank(a) - rank(b));
  return (
    <>
      <Rows>
        {sorted.map((language) => (
          <LanguageRow key={language.id} language={language} verdict={verdicts?.of.get(language.slug)} />
        ))}
      </Rows>
      {languages.some((language) => language.recognised) && (
        <Legend>
          <ReadIcon /> <span>{t('languages.recognised-legend')}</span>
        </Legend>
      )}
    </>
  );
}

function LanguageRow({ language, verdict }: { language: JobLanguage; verdict: LanguageVerdict | undefined }) {
  const t = useText();
  const verdictWords = useVerdictWords();
  const words = useOfferWords();
  const own = spokenLanguage(language.slug);
  const level = words.level(language);
  const reached =
    language.cefr !== null ? STEPS.indexOf(language.cefr) + 1 : (STEPS_OF_LEVEL[language.level ?? 0] ?? 0);
  return (
    <Row>
      <Name>
        <strong>{language.name}</strong>
        {own !== undefined && own.own !== language.name && <span lang={own.code}>{own.own}</span>}
      </Name>
      <Asked>
        <span>
          {language.recognised && <ReadIcon />}
          {t(standingOf(language))}
        </span>
        <strong>{level === '' ? t('languages.no-level') : level}</strong>
      </Asked>
      {reached > 0 && (
        <Ladder aria-hidden="true" data-mandatory={language.mandatory}>
          {STEPS.map((step, at) => (
            <i key={step} data-reached={at < reached} data-held={at < (verdict?.held ?? 0)} />
          ))}
        </Ladder>
      )}
      <Verdict data-status={verdict?.status}>
        <VerdictMark verdict={verdict} />
        <span>{verdict !== undefined && verdictWords.verdict(verdict)}</span>
      </Verdict>
    </Row>
  );
}

const Rows = withClass('ul', css.rows);

const Row = withClass('li', css.row);

const Name = withClass('span', css.name);

const Asked = withClass('span', css.asked);

const Ladder = withClass('span', css.ladder);

/** Its line is there before it is filled, for those who have named their languages. */
const Verdict = withClass('span', css.verdict);

const Legend = withClass('p', css.legend);
