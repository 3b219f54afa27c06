import { Paragraph } from './paragraph.js';

/** What an operator wrote, line by line. */
export function Statement({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their places
    <Paragraph key={index}>{line}</Paragraph>
  ));
}
