import type { CvOwner } from '../../e2e/cvs/cv-owner.js';

/** Who asks, a candidate of its own for each call, and what they have at hand. */
export interface CallStage {
  owner: CvOwner;
  /** An offer on the board. */
  offer: number;
  /** A picture as a telephone gives it. */
  photo: Buffer;
}

/** A call as the specification of the product describes it. */
export interface SpecifiedCall {
  /** As the API's description has it. */
  call: string;
  /** Path and query, where the call has a parameter; what has to be there first is made here. */
  path?: (stage: CallStage) => Promise<string> | string;
  /** The documented body. */
  body?: (stage: CallStage) => unknown;
  /** Dotted names that the answer is documented to have; a number is a place in a list. */
  names: readonly string[];
  /** The documented message. */
  says?: string;
  /** 200 where nothing is said. */
  status?: number;
}

/** Asks, and says what came. @throws Error where what a test needs could not be made */
export async function make(stage: CallStage, method: string, path: string, body?: unknown): Promise<MadeAnswer> {
  const answer = await stage.owner.call<MadeAnswer>(method, path, body);
  if (answer.status !== 200 && answer.status !== 201) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

export interface MadeAnswer {
  id: number;
}
