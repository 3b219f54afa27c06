import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { withClass } from '../../theme/with-class.js';
import { pastedHtml, writtenHtml } from './clean-html.js';
import css from './rich-text-editor.module.css';
import { RichTextTools } from './rich-text-tools.js';

export interface RichTextEditorProps {
  id: string;
  /** Names it. */
  label: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** Sanitised HTML. */
  value: string;
  onChange: (html: string) => void;
  onLeave: () => void;
  /** Of the text: for spelling and for voices. */
  lang: string | undefined;
}

/** What the server's sanitiser keeps of a description, and no more. */
const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

/** Writes rich text: one sees what readers get. It is heavy, and comes as a lazy part (`rich-text-field.tsx`). */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, labelId, describedBy, invalid, value, lang } = props;
  const newest = useRef(props);
  newest.current = props;
  /** What stands in it, so that its own words are not put into it anew. */
  const written = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(invalid),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(lang === undefined ? {} : { lang }),
        dir: 'auto',
      },
      transformPastedHTML: pastedHtml,
      // Tab leads on, also out of a list: the editor would indent its items.
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
    }),
    [id, labelId, invalid, describedBy, lang],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps,
    // Its styles stand in our sheet: the policy allows none that a script writes.
    injectCSS: false,
    onUpdate: ({ editor: present }) => {
      written.current = writtenHtml(present.getHTML());
      newest.current.onChange(written.current);
    },
    onBlur: () => newest.current.onLeave(),
  });
  useEffect(() => {
    // While somebody writes, the place of the cursor is theirs.
    if (editor === null || editor.isFocused || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  if (editor === null) return null;
  return (
    <Room data-invalid={invalid}>
      <RichTextTools editor={editor} label={label} />
      <EditorContent editor={editor} />
    </Room>
  );
}

const Room = withClass('div', css.room);
