import { describe, expect, it } from '@jest/globals';
import { deliveryForm } from './delivery-form.js';

const BOUNDARY = 'b-1';
const CONTENT = Buffer.from([0, 13, 10, 45, 45, 255]);

describe('what a service gets', () => {
  it.each(['cv.pdf', 'Życiorys "1".pdf', 'a\r\nb.pdf'])('is a form with facts and file, called %p', async (name) => {
    const body = deliveryForm(BOUNDARY, { name: 'Zoë' }, { name, mediaType: 'application/pdf', content: CONTENT });
    const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const [facts, file] = [form.get('delivery'), form.get('cv')] as [string, File];
    expect(JSON.parse(facts)).toEqual({ name: 'Zoë' });
    // Some readers leave it escaped.
    expect(file.name.replaceAll('%22', '"').replaceAll('%0D%0A', '\r\n')).toBe(name);
    expect(file.type).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(CONTENT);
  });
});
