import { withClass } from '../../../theme/with-class.js';
import css from './event-text.module.css';

/** What operators write of an event: paragraphs, with an empty line between. */
export function EventText({ text, lang }: { text: string; lang: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Paragraphs lang={lang}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
        <p key={at} dir="auto">
          {paragraph}
        </p>
      ))}
    </Paragraphs>
  );
}

const Paragraphs = withClass('div', css.paragraphs);
