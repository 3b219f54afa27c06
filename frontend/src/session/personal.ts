/** Keys of queries whose answers belong to one person begin with this word: they go when that person goes. */
export const PERSONAL = 'personal';
