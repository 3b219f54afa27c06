import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';

export interface ShapeContext {
  knowledge: CvKnowledge;
  language: string | null;
}
