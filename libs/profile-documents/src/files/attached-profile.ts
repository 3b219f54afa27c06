import type { ReadProfile } from '../domain/read-profile.js';
import { readEuropassXml } from '../europass/read-europass-xml.js';
import { UnreadableProfile } from '../profile-document.errors.js';

const MOST_ATTACHMENTS = 20;

/**
 * The profile that a PDF of Europass carries: an attachment with its XML.
 * @throws UnreadableProfile PROFILE_FILE_UNKNOWN where none of its attachments is one, PROFILE_FILE_BROKEN where the PDF cannot be read
 */
export async function attachedProfile(pdf: Uint8Array): Promise<ReadProfile> {
  const attachments = await attachmentsOf(pdf);
  const files = attachments.filter(({ filename }) => /\.xml$/i.test(filename)).slice(0, MOST_ATTACHMENTS);
  for (const { content } of files) {
    // Of several the first that is a profile counts; others may be invoices.
    if (/<([\w-]+:)?(Candidate|SkillsPassport)[\s/>]/.test(Buffer.from(content.subarray(0, 4096)).toString('latin1'))) {
      return readEuropassXml(content);
    }
  }
  throw new UnreadableProfile('PROFILE_FILE_UNKNOWN');
}

interface Attachment {
  filename: string;
  content: Uint8Array;
}

async function attachmentsOf(pdf: Uint8Array): Promise<Attachment[]> {
  // Loaded with the first PDF: most processes never read one.
  const { getDocumentProxy } = await import('unpdf');
  try {
    // A copy: pdf.js takes the bytes away from whoever hands them over.
    const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 });
    try {
      const attachments: Record<string, Attachment> | null = await document.getAttachments();
      return Object.values(attachments ?? {});
    } finally {
      await document.destroy();
    }
  } catch {
    throw new UnreadableProfile('PROFILE_FILE_BROKEN');
  }
}
