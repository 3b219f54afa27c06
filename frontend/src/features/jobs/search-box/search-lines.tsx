import type { ComponentProps, ComponentType } from 'react';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { BriefcaseIcon } from '../../../ui/icons/briefcase-icon.js';
import { CompassIcon } from '../../../ui/icons/compass-icon.js';
import { SearchIcon } from '../../../ui/icons/search-icon.js';
import { SpeechIcon } from '../../../ui/icons/speech-icon.js';
import { StarIcon } from '../../../ui/icons/star-icon.js';
import css from './search-lines.module.css';
import { piecesOf, type SearchOption } from './search-option.js';

const ICONS: Record<SearchOption['kind'], ComponentType> = {
  keyword: BriefcaseIcon,
  skill: StarIcon,
  place: CompassIcon,
  language: SpeechIcon,
  recent: SearchIcon,
};

/** The list below a field. */
export const Lines = withClass('ul', css.lines);

/** One whole search: what stays as it was typed, what is completed with its typed part in bold, what tells it apart, and how many offers it finds. */
export function OptionLine({ option, ...props }: { option: SearchOption } & ComponentProps<'li'>) {
  const t = useText();
  const { kind, head, name, lang, detail, total } = option;
  const Icon = ICONS[kind];
  const [before, typed, after] = piecesOf(option);
  const own = kind === 'language' ? spokenLanguage(name)?.own : undefined;
  const further = kind === 'recent' ? t('suggestions.recent') : (detail ?? (own === name ? undefined : own));
  return (
    <Line {...props} data-kind={kind}>
      <Icon />
      <Words>
        {head !== '' && <Head dir="auto">{head}</Head>}
        <span lang={lang} dir="auto">
          {before}
          <b>{typed}</b>
          {after}
        </span>
        {further !== undefined && <small>{further}</small>}
      </Words>
      {total !== null && <Count>{t('suggestions.offers', { count: total })}</Count>}
    </Line>
  );
}

const Line = withClass('li', css.line);

const Words = withClass('span', css.words);

const Head = withClass('bdi', css.head);

const Count = withClass('small', css.count);
