import type { LanguageVerdict } from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';
import styled from '@emotion/styled';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { useVerdictWords } from '../../../languages-i-speak/use-verdict-words.js';
import { useVerdicts } from '../../../languages-i-speak/use-verdicts.js';
import { VerdictMark } from '../../../languages-i-speak/verdict-mark.js';
import { token, type } from '../../../theme/theme.js';
import { ReadIcon } from '../../../ui/icons.js';
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
        {verdict !== undefined && verdictWords.verdict(verdict)}
      </Verdict>
    </Row>
  );
}

const Rows = styled('ul')({ listStyle: 'none', display: 'grid', gap: 18 });

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 16,
  rowGap: 7,
});

const Name = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 10,
  '& strong': { fontSize: '1.375rem', fontWeight: 640, fontVariationSettings: '"FLAR" 100', lineHeight: 1.2 },
  '& span': { color: token('ink-soft'), fontSize: type.small },
});

const Asked = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: 10,
  fontSize: type.small,
  color: token('ink-soft'),
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& strong': { color: token('ink'), fontSize: type.body, fontWeight: 700 },
});

const Ladder = styled('span')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: 4,
  printColorAdjust: 'exact',
  '& i': { height: 7, borderRadius: 4, background: token('tint-strong') },
  '& i[data-reached="true"]': { background: token('accent') },
  '& i[data-held="true"]': { boxShadow: `0 4px 0 -1px ${token('positive')}` },
  '&[data-mandatory="false"] i[data-reached="true"]': {
    background: `repeating-linear-gradient(115deg, ${token('accent')} 0 5px, transparent 5px 9px)`,
  },
});

/** Its line is there before it is filled, for those who have named their languages. */
const Verdict = styled('span')({
  display: 'none',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: 8,
  minHeight: '1.5em',
  fontSize: type.small,
  lineHeight: 1.5,
  'html[data-speaks] &': { display: 'flex' },
  '&[data-status="met"]': { color: token('positive'), fontWeight: 600 },
});

const Legend = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginTop: 16,
  fontSize: type.small,
  color: token('ink-soft'),
  '& svg': { position: 'relative', top: 2 },
});
