export const sqlText = (value: string): string => `'${value.replaceAll("'", "''")}'`;
