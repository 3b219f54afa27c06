import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';

export interface ShapeContext {
  knowledge: CvKnowledge;
  language: string | null;
  /** A heading of skills stands somewhere: other lists are hardly one. */
  hasSkills: boolean;
  /** From line to line, in sizes of the letters, in most of the document. */
  usualGap: number;
}
