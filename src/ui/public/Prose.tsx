import classes from './Prose.module.css';

/** Renders long-form text from HTML built from our own Markdown; never pass in anything entered by users. */
export function Prose({ html }: { html: string }) {
  // Our own files; the build rejects raw HTML in them.
  return <div className={classes['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
