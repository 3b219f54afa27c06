import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { Input, Labelled } from '../fields.js';
import { linkAddress } from './clean-html.js';
import css from './rich-text-editor.module.css';

/** The address of the link that the cursor stands in, or of a new one over what is marked. */
export function LinkEditor({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useText();
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const set = () => {
    const href = linkAddress(typed);
    if (href === null) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const cancel = () => {
    editor.commands.focus();
    onDone();
  };
  const row = { id, name: '', label: t('rich.address'), error: wrong ? t('rich.wrong-address') : undefined };
  return (
    <Room>
      <Labelled {...row} ref={() => undefined} onChange={async () => undefined} onBlur={async () => undefined}>
        <Input
          ref={field}
          id={id}
          type="url"
          value={typed}
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setWrong(false);
            setTyped(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') set();
            else cancel();
          }}
        />
      </Labelled>
      <div>
        <Button type="button" data-look="outlined" onClick={set}>
          {t('rich.set-link')}
        </Button>
        {before !== '' && (
          <Button type="button" data-look="plain" onClick={remove}>
            {t('rich.remove-link')}
          </Button>
        )}
        <Button type="button" data-look="plain" onClick={cancel}>
          {t('rich.cancel')}
        </Button>
      </div>
    </Room>
  );
}

const Room = withClass('div', css.link);
