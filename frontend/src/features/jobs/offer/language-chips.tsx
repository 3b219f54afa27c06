import type { LanguageVerdict } from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { useVerdictWords } from '../../../languages-i-speak/use-verdict-words.js';
import { useVerdicts } from '../../../languages-i-speak/use-verdicts.js';
import { VerdictMark } from '../../../languages-i-speak/verdict-mark.js';
import { withClass } from '../../../theme/with-class.js';
import { ReadIcon } from '../../../ui/icons/read-icon.js';
import css from './language-chips.module.css';
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

const Chips = withClass('ul', css.chips);

const Chip = withClass('li', css.chip);

const Level = withClass('span', css.level);

const More = withClass('li', css.more);
