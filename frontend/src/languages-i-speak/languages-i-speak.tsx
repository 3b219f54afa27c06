import { useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { SpeechIcon } from '../ui/icons/speech-icon.js';
import { lazyPart } from '../ui/lazy-part.js';
import { OptionalPart } from '../ui/optional-part.js';
import css from './languages-i-speak.module.css';
import { useSpokenLanguages } from './use-spoken-languages.js';

const LanguagesDialog = lazyPart(() => import('./choice/languages-dialog.js'), ['languages-i-speak/choice']);

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

const OpenButton = withClass('button', css.openButton);

const Count = withClass('span', css.count);
