/** Path data of the icons of a status, on a 24 unit grid. */
export const statusDrawings = {
  warning: 'M12 4.2 21 19.5H3Z M12 10v4.2 M12 16.9v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z M12 11v5 M12 7.9v.1',
  success: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z M8.2 12.3l2.7 2.6 4.9-5.4',
  critical: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z M9 9l6 6 M15 9l-6 6',
} as const;
