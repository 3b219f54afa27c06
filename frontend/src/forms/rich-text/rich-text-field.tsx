import { useId, useState } from 'react';
import { withClass } from '../../theme/with-class.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { partInPlace } from '../../ui/part-in-place.js';
import { Skeleton } from '../../ui/skeleton.js';
import { describedBy } from '../fields.js';
import { htmlOfMarks, marksOfHtml } from './plain-marks.js';
import type { RichTextEditorProps } from './rich-text-editor.js';
import css from './rich-text-field.module.css';

const Editor = partInPlace(
  lazyPart(() => import('./rich-text-editor.js'), ['forms/rich-text']),
  { waiting: () => <Waiting />, failed: (props: RichTextEditorProps) => <PlainEditor {...props} /> },
);

export interface RichTextFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (html: string) => void;
  onLeave: () => void;
  lang?: string | undefined;
}

/** A text with headings, lists and links. Where the editor does not come, it is written with plain marks. */
export function RichTextField({ id, label, hint, error, value, onChange, onLeave, lang }: RichTextFieldProps) {
  const labelId = useId();
  return (
    <Row>
      <span id={labelId}>{label}</span>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {error !== undefined && (
        <small id={`${id}-error`} data-wrong="">
          {error}
        </small>
      )}
      <Editor
        {...{ id, label, labelId, value, onChange, onLeave, lang }}
        invalid={error !== undefined}
        describedBy={describedBy({ id, error, hint })}
      />
    </Row>
  );
}

function PlainEditor({
  id,
  labelId,
  describedBy: described,
  invalid,
  value,
  onChange,
  onLeave,
  lang,
}: RichTextEditorProps) {
  const [text, setText] = useState(() => marksOfHtml(value));
  return (
    <textarea
      id={id}
      lang={lang}
      dir="auto"
      rows={12}
      aria-labelledby={labelId}
      aria-describedby={described}
      aria-invalid={invalid}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(htmlOfMarks(target.value));
      }}
      onBlur={onLeave}
    />
  );
}

const Row = withClass('div', css.row);

const Waiting = withClass(Skeleton, css.waiting);
