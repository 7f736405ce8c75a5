import classes from './report.module.css';

/** The name of a calculation above it, where whoever has its link reads it. */
export const ReportTitle = ({ children }: { children: string }) => <h1 className={classes['title']}>{children}</h1>;
