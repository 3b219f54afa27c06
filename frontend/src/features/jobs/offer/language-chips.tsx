import type { LanguageVerdict } from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.js';
import { useVerdictWords } from '../../../languages-i-speak/use-verdict-words.js';
import { useVerdicts } from '../../../languages-i-speak/use-verdicts.js';
import { VerdictMark } from '../../../languages-i-speak/verdict-mark.js';
import { radius, token, type } from '../../../theme/theme.js';
import { ReadIcon } from '../../../ui/icons.js';
import { standingOf, useOfferWords } from './use-offer-words.js';

export interface LanguageChipsProps {
  languages: JobLanguage[];
  /** A card's limit; the rest becomes a number. */
  most?: number;
  /** Slugs of the languages that were searched for: they come first and stand out. */
  wanted?: string[];
}

/** The languages an offer asks for: what was searched for first, then the required ones; marked for whoever said what they speak. */
export function LanguageChips({ languages, most = 8, wanted = [] }: LanguageChipsProps) {
  const t = useText();
  const verdicts = useVerdicts(languages);
  if (languages.length === 0) return null;
  const rank = ({ slug, mandatory }: JobLanguage) => (wanted.includes(slug) ? 2 : 0) + (mandatory ? 1 : 0);
  const sorted = [...languages].sort((a, b) => rank(b) - rank(a));
  const hidden = sorted.length - most;
  return (
    <Chips aria-label={t('languages.asked')}>
      {sorted.slice(0, most).map((language) => (
        <LanguageChip
          key={language.id}
          language={language}
          wanted={wanted.includes(language.slug)}
          verdict={verdicts?.of.get(language.slug)}
        />
      ))}
      {hidden > 0 && <More>{t('languages.more', { count: hidden })}</More>}
    </Chips>
  );
}

interface LanguageChipProps {
  language: JobLanguage;
  wanted: boolean;
  verdict: LanguageVerdict | undefined;
}

function LanguageChip({ language, wanted, verdict }: LanguageChipProps) {
  const t = useText();
  const words = useOfferWords();
  const verdictWords = useVerdictWords();
  const level = words.level(language);
  const said = [t(standingOf(language)), verdict === undefined ? '' : verdictWords.verdict(verdict)];
  const note = said.filter(Boolean).join('; ');
  return (
    <Chip data-mandatory={language.mandatory} data-wanted={wanted} title={`${language.name}: ${note}`}>
      <VerdictMark verdict={verdict} />
      {language.recognised && <ReadIcon />}
      <span>{language.name}</span>
      {level !== '' && <Level>{level}</Level>}
      <span className="visually-hidden">({note})</span>
    </Chip>
  );
}

const Chips = styled('ul')({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 6 });

const Chip = styled('li')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 11px 4px',
  borderRadius: radius.round,
  border: `1.5px dashed ${token('line-strong')}`,
  fontSize: type.small,
  fontWeight: 560,
  lineHeight: 1.35,
  '&[data-mandatory="true"]': { border: '1.5px solid transparent', background: token('accent-soft') },
  '&[data-wanted="true"]': { borderColor: token('accent-ink') },
});

const Level = styled('span')({ fontWeight: 720, fontVariationSettings: '"FLAR" 100', letterSpacing: '0.01em' });

const More = styled('li')({ alignSelf: 'center', paddingInline: 6, color: token('ink-soft'), fontSize: type.small });
