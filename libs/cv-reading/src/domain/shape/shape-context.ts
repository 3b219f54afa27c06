import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import type { PairScores } from '../entries/choose-pairs.js';
import type { LanguageFacts } from './language-items.js';

export interface ShapeContext {
  knowledge: CvKnowledge;
  language: string | null;
  /** A heading of skills stands somewhere: other lists are hardly one. */
  hasSkills: boolean;
  /** From line to line inside a block of the document, in sizes of the letters. */
  lineGap: number;
  /** Of words of work, and of school. */
  work: PairScores;
  school: PairScores;
  languageFacts(text: string): LanguageFacts;
}
