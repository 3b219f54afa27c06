/** A file as it goes into a form. */
export interface FormFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/**
 * Writes what a service gets (multipart/form-data, RFC 7578): facts as JSON in the part `delivery`, the file in the part `cv`. The same gives the
 * same bytes, so that its signature holds.
 * @param boundary stands in neither part
 */
export function deliveryForm(boundary: string, facts: object, { name, mediaType, content }: FormFile): Buffer {
  const part = (disposition: string, type: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
  // As browsers escape it.
  const called = name.replace(/[\r\n"]/g, (sign) => ({ '\r': '%0D', '\n': '%0A' })[sign] ?? '%22');
  return Buffer.concat([
    Buffer.from(`${part('name="delivery"', 'application/json')}${JSON.stringify(facts)}\r\n`),
    Buffer.from(part(`name="cv"; filename="${called}"`, mediaType)),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}
