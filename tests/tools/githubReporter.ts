/** The reporter that annotates failures in a pull request, where GitHub runs the tests; none elsewhere. */
export const githubReporter = <Name extends string>(name: Name): readonly Name[] =>
  process.env.GITHUB_ACTIONS === 'true' ? [name] : [];
