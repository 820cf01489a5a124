/** Loads the code of the screens that plans visit, which the app itself loads when it shows them. */
export async function preloadScreens(): Promise<void> {
  const parts: Readonly<Record<string, () => Promise<unknown>>> = {
    ...import.meta.glob('../../../src/app/{DashboardArea,DashboardMenu,QueryScope,Toasts}.tsx'),
    ...import.meta.glob('../../../src/actors/services.ts'),
    ...import.meta.glob('../../../src/views/public/*/*.tsx'),
    ...import.meta.glob('../../../src/views/dashboard/{home,transactions,fund-transfer,network}/*.tsx'),
    ...import.meta.glob(
      '../../../src/views/dashboard/{deposit,withdraw,donate,reports,setting,statement,not-found}/*.tsx',
    ),
  };
  await Promise.all(Object.values(parts).map((load) => load()));
}
