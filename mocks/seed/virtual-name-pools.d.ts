declare module 'virtual:name-pools' {
  export const firstNames: readonly string[];
  export const lastNames: readonly string[];
}
