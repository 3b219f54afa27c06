import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { BoldIcon } from '../../ui/icons/bold-icon.js';
import { BulletsIcon } from '../../ui/icons/bullets-icon.js';
import { HeadingIcon } from '../../ui/icons/heading-icon.js';
import { ItalicIcon } from '../../ui/icons/italic-icon.js';
import { LinkIcon } from '../../ui/icons/link-icon.js';
import { NumbersIcon } from '../../ui/icons/numbers-icon.js';
import { RedoIcon } from '../../ui/icons/redo-icon.js';
import { SubheadingIcon } from '../../ui/icons/subheading-icon.js';
import { UndoIcon } from '../../ui/icons/undo-icon.js';
import { LinkEditor } from './link-editor.js';
import css from './rich-text-editor.module.css';

interface Tool {
  name: TextKey;
  face: ReactNode;
  /** Undefined for what is done, and is not on or off. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'rich.bold',
    face: <BoldIcon />,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'rich.italic',
    face: <ItalicIcon />,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'rich.heading',
    face: <HeadingIcon />,
    isOn: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'rich.subheading',
    face: <SubheadingIcon />,
    isOn: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'rich.bullets',
    face: <BulletsIcon />,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'rich.numbers',
    face: <NumbersIcon />,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
];

const STEPS_BACK: readonly Tool[] = [
  { name: 'rich.undo', face: <UndoIcon />, can: (e) => e.can().undo(), run: (e) => e.chain().focus().undo().run() },
  { name: 'rich.redo', face: <RedoIcon />, can: (e) => e.can().redo(), run: (e) => e.chain().focus().redo().run() },
];

/** The tools of the editor: one stop for the Tab key, arrows lead between them. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const t = useText();
  const [linking, setLinking] = useState(false);
  const [stop, setStop] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      on: TOOLS.map(({ isOn }) => isOn?.(present) ?? false),
      link: present.isActive('link'),
      can: STEPS_BACK.map(({ can }) => can?.(present) ?? true),
    }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(room.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  };
  const all = [...TOOLS, null, ...STEPS_BACK];
  return (
    <>
      <Tools ref={room} role="toolbar" aria-label={t('rich.tools', { field: label })} onKeyDown={onKeyDown}>
        {all.map((tool, at) => {
          const tabIndex = at === stop ? 0 : -1;
          if (tool === null) {
            return (
              <button
                key="link"
                type="button"
                tabIndex={tabIndex}
                aria-label={t('rich.link')}
                title={t('rich.link')}
                aria-pressed={state.link}
                aria-expanded={linking}
                onClick={() => setLinking(!linking)}
              >
                <LinkIcon />
              </button>
            );
          }
          const able = at <= TOOLS.length || state.can[at - TOOLS.length - 1] === true;
          return (
            <button
              key={tool.name}
              type="button"
              tabIndex={tabIndex}
              aria-label={t(tool.name)}
              title={t(tool.name)}
              aria-pressed={tool.isOn === undefined ? undefined : state.on[at]}
              aria-disabled={able ? undefined : true}
              // The cursor stays where it is in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => able && tool.run(editor)}
            >
              {tool.face}
            </button>
          );
        })}
      </Tools>
      {linking && <LinkEditor editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

const Tools = withClass('div', css.tools);
