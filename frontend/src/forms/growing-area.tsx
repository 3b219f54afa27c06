import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { describedBy, Labelled, type LabelledProps } from './fields.js';
import css from './growing-area.module.css';

export interface GrowingAreaProps extends LabelledProps {
  value: string;
  maxLength: number;
  /** Of the text, where it is another than that of the page: for spelling and for voices. */
  lang?: string | undefined;
}

/** Several lines of text; it is as high as what stands in it. How much room is left is said when little is. */
export function GrowingArea({ value, maxLength, lang, ...row }: GrowingAreaProps) {
  const t = useText();
  const { id, name, ref, onChange, onBlur, error, optional } = row;
  const left = maxLength - value.length;
  return (
    <Labelled {...row}>
      <Room data-text={`${value}\n`}>
        <textarea
          {...{ id, name, ref, onChange, onBlur, maxLength, value, lang }}
          dir={lang === undefined ? undefined : 'auto'}
          rows={3}
          required={optional !== true}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(row)}
        />
      </Room>
      <Left role="status">{left < maxLength / 10 && t('choice.left', { count: left })}</Left>
    </Labelled>
  );
}

const Room = withClass('div', css.room);

const Left = withClass('p', css.left);
