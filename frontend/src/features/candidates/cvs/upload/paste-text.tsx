import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import css from './upload-cv.module.css';
import type { PastedText } from './use-pasted-text.js';

interface PasteTextProps {
  pasted: PastedText;
  /** Id of why it was not taken. */
  refused: string | undefined;
  onSend: (file: File) => void;
}

/** For whoever has the text of a CV and no file: in a mail, on a website, in another profile. */
export function PasteText({ pasted, refused, onSend }: PasteTextProps) {
  const t = useText();
  const id = useId();
  const { text, open, wrong, file } = pasted;
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    (open ? area : opener).current?.focus();
  }, [open]);
  const turn = (to: boolean) => {
    turned.current = true;
    pasted.turn(to);
  };
  if (!open) {
    return (
      <Button ref={opener} type="button" data-look="plain" onClick={() => turn(true)}>
        {t('cvs.paste')}
      </Button>
    );
  }
  const send = () => {
    const made = file();
    if (made === null) area.current?.focus();
    else onSend(made);
  };
  const described = [`${id}-hint`, wrong === null ? refused : `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <Text>
      <label htmlFor={id}>{t('cvs.text')}</label>
      <small id={`${id}-hint`}>{t('cvs.text-hint')}</small>
      {wrong !== null && (
        <Refused id={`${id}-wrong`} role="alert">
          {wrong}
        </Refused>
      )}
      <textarea
        ref={area}
        id={id}
        rows={10}
        dir="auto"
        spellCheck={false}
        value={text}
        aria-invalid={wrong !== null || refused !== undefined}
        aria-describedby={described}
        onChange={({ target }) => pasted.set(target.value)}
      />
      <div>
        <Button type="button" data-look="filled" onClick={send}>
          {t('cvs.text-send')}
        </Button>
        <Button type="button" data-look="plain" onClick={() => turn(false)}>
          {t('cvs.text-close')}
        </Button>
      </div>
    </Text>
  );
}

const Text = withClass('div', css.text);

export const Refused = withClass('p', css.refused);
