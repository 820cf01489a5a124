/** Whether Meta is held for shortcuts, in place of Control. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
