/** Kinds of background work; each has a queue of its own, so that mails never wait behind a bulk import, nor anything behind a document that is read. */
export const WORKLOADS = ['general', 'indexing', 'mails', 'documents'] as const;

export type Workload = (typeof WORKLOADS)[number];

/** Whether this version has a queue for it. */
export function isWorkload(name: string): name is Workload {
  return (WORKLOADS as readonly string[]).includes(name);
}
