import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type CvProposals, NO_PROPOSALS } from '../domain/cv-proposals.js';
import { DocumentReader } from './document-reader.js';

/** What is in a CV. */
export interface ReadCv {
  text: string;
  /** ISO 639-1, where the text was long enough to tell. */
  language: string | null;
  proposals: CvProposals;
}

/** Reads CVs: their text in a process of its own, then what the text says. */
@Injectable()
export class CvReader {
  constructor(private readonly documents: DocumentReader) {}

  /** @throws DomainError where it cannot be read (`CvRefusal`) */
  async read(file: Readable): Promise<ReadCv> {
    const { text } = await this.documents.read(file);
    return { text: storable(text), language: null, proposals: NO_PROPOSALS };
  }
}

/** PostgreSQL keeps no NUL, and halves of characters are none. */
function storable(text: string): string {
  return text.replace(/\0|\p{Cs}/gu, '');
}
