import type { LevelRank } from '@babelboard/language-check';
import styled from '@emotion/styled';
import { spokenLanguage } from '../i18n/spoken-languages.js';
import { useText } from '../i18n/use-text.js';
import { radius, token, type } from '../theme/theme.js';
import { CloseIcon } from '../ui/icons.js';
import { languageName } from './language-name.js';
import { RANKS } from './levels.js';
import { useVerdictWords } from './use-verdict-words.js';

export interface HeldLanguageFieldProps {
  slug: string;
  rank: LevelRank | null;
  onChange: (rank: LevelRank) => void;
  onRemove: () => void;
}

/** One language, and how well one speaks it. */
export function HeldLanguageField({ slug, rank, onChange, onRemove }: HeldLanguageFieldProps) {
  const t = useText();
  const words = useVerdictWords();
  const own = spokenLanguage(slug);
  const name = languageName(slug);
  return (
    <Field data-slug={slug} role="radiogroup" aria-labelledby={`held-${slug}`}>
      <Head>
        <span id={`held-${slug}`}>
          <strong>{name}</strong>
          {own !== undefined && own.own !== name && <i lang={own.code}>{own.own}</i>}
          {rank === null && <em>{t('speak.how-well')}</em>}
        </span>
        <Remove type="button" aria-label={t('speak.remove', { language: name })} onClick={onRemove}>
          <CloseIcon />
        </Remove>
      </Head>
      <Levels>
        {RANKS.map((step) => (
          <label key={step}>
            <input
              type="radio"
              className="visually-hidden"
              name={`level-${slug}`}
              checked={rank === step}
              onChange={() => onChange(step)}
            />
            <span>{words.level(step)}</span>
          </label>
        ))}
      </Levels>
    </Field>
  );
}

const Field = styled('div')({ minWidth: 0 });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
  '& strong': { fontSize: type.lead, fontWeight: 640, fontVariationSettings: '"FLAR" 100' },
  '& i, & em': { color: token('ink-soft'), fontSize: type.small, fontStyle: 'normal' },
  '& em': { color: token('accent-ink'), fontWeight: 600 },
});

const Levels = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& label': { position: 'relative', flex: '1 0 auto', cursor: 'pointer' },
  '& label span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    padding: '0 10px',
    borderRadius: radius.control,
    border: `1.5px solid ${token('line-strong')}`,
    fontWeight: 600,
    fontSize: type.small,
  },
  '& label:hover span': { background: token('tint') },
  '& input:checked + span': { background: token('accent'), borderColor: token('accent'), color: token('on-accent') },
  '& input:focus-visible + span': { outline: `3px solid ${token('ink')}`, outlineOffset: 2 },
});

const Remove = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineEnd: -12,
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: token('tint') },
});
