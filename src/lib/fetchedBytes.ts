/** The bytes of a file at an address; null where it is not there any more. @throws TypeError without a connection */
export async function fetchedBytes(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (url === '') return null;
  const answer = await fetch(url);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
