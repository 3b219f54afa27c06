/** Kinds of background work; each has a queue of its own, so that mails never wait behind a bulk import. */
export const WORKLOADS = ['general', 'indexing', 'mails'] as const;

export type Workload = (typeof WORKLOADS)[number];
