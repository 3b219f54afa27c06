import styled from '@emotion/styled';
import { useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { radius, token, type } from '../theme/theme.js';
import { SpeechIcon } from '../ui/icons.js';
import { lazyPart } from '../ui/lazy-part.js';
import { OptionalPart } from '../ui/optional-part.js';
import { useSpokenLanguages } from './use-spoken-languages.js';

const LanguagesDialog = lazyPart(() => import('./languages-dialog.js'));

/** Opens the choice of the languages one speaks. */
export function LanguagesISpeak() {
  const t = useText();
  const count = useSpokenLanguages().length;
  const [open, setOpen] = useState(false);
  return (
    <>
      <OpenButton type="button" className="js-only" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SpeechIcon />
        {t('speak.open')}
        <Count>{count > 0 && t('speak.count', { count })}</Count>
      </OpenButton>
      {open && (
        <OptionalPart open={() => setOpen(true)} close={() => setOpen(false)}>
          <LanguagesDialog onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}

const OpenButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  color: token('ink'),
  fontSize: type.small,
  fontWeight: 600,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { background: token('tint-strong') },
});

const Count = styled('span')({
  display: 'none',
  minWidth: '1.7em',
  padding: '1px 6px',
  borderRadius: radius.round,
  background: token('accent-soft'),
  color: token('ink'),
  textAlign: 'center',
  lineHeight: 1.4,
  'html[data-speaks] &': { display: 'inline-block' },
});
