// Control endpoints through which tests drive the stand-in for Google.

/** @returns {object} what is answered */
export function control(store, action, body) {
  const given = body === '' ? {} : JSON.parse(body);
  const { state } = store;
  switch (action) {
    case 'state':
      return {
        grants: state.grants.size,
        locations: Object.fromEntries(state.locations),
        reviews: Object.fromEntries(state.reviews),
        posts: [...state.posts.values()],
      };
    case 'log':
      return { log: state.log };
    case 'reset':
      store.reset();
      return {};
    case 'clock':
      store.setAhead(given.aheadSeconds);
      return {};
    case 'fault':
      state.faults.push({ times: 1, isAfter: false, ...given });
      return {};
    case 'set':
      if (given.isRotating !== undefined) state.isRotating = given.isRotating;
      if (given.refreshLifeSeconds !== undefined) state.refreshLifeSeconds = given.refreshLifeSeconds;
      if (given.unapproved) state.unapproved = new Set(given.unapproved);
      if (given.disabled) state.disabled = new Set(given.disabled);
      return {};
    case 'revoke':
      state.grants.clear();
      return {};
    case 'review':
      if (given.isRemoved) state.reviews.delete(`${given.locationId}/${given.reviewId}`);
      else store.putReview(given.locationId, given);
      return {};
    case 'reply':
      state.reviews.get(`${given.locationId}/${given.reviewId}`).reviewReply.reviewReplyState = given.state;
      return {};
    case 'location': {
      const before = state.locations.get(given.id) ?? {
        accountId: '1042',
        name: `locations/${given.id}`,
        title: 'Another',
        metadata: {},
      };
      state.locations.set(given.id, { ...before, ...given.patch });
      return {};
    }
    default:
      throw new Error(`Unknown: ${action}`);
  }
}
