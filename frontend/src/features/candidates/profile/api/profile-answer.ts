import type { Candidate, Done, NearSkill, ProfileResponse, User } from '@babelboard/wire';

/** What a call that changes a profile may answer: the whole of it, or the list that changed. All of them say how complete it is now. */
export interface ProfileAnswer
  extends Partial<Done>,
    Partial<Pick<Candidate, 'languages' | 'experience' | 'education' | 'tasks' | 'percent' | 'tasks_done'>> {
  user?: ProfileResponse['user'];
  skills?: Candidate['tags'];
  /** Of the entry that was added. */
  id?: number;
  /** Skills of the catalogue that may be meant by one in own words. */
  near?: NearSkill[];
}

/** The profile after an answer. */
export function withAnswer(profile: ProfileResponse, answer: ProfileAnswer): ProfileResponse {
  if (answer.user !== undefined) return { ...profile, user: answer.user };
  const { skills, user: _whole, languages, experience, education, tasks, percent, tasks_done: done } = answer;
  const { candidate } = profile.user;
  const next = {
    ...candidate,
    tags: skills ?? candidate.tags,
    languages: languages ?? candidate.languages,
    experience: experience ?? candidate.experience,
    education: education ?? candidate.education,
    tasks: tasks ?? candidate.tasks,
    percent: percent ?? candidate.percent,
    tasks_done: done ?? candidate.tasks_done,
  };
  return { ...profile, user: { ...profile.user, candidate: next } };
}

/** What the rest of the site knows of the person and is different after an answer. */
export function userAfter(answer: ProfileAnswer): Partial<User> {
  if (answer.user !== undefined) {
    const { candidate: _profile, token: _token, ...user } = answer.user;
    return user;
  }
  const { languages, percent, tasks_done: done } = answer;
  return {
    ...(languages === undefined ? {} : { languages }),
    ...(percent === undefined ? {} : { percent }),
    ...(done === undefined ? {} : { tasks_done: done }),
  };
}
